/** Controls that the user has used and whose code is still loading. */
const loading = new Set<Promise<void>>();

/** Call this with the loading of a control's code, which ends when the control has taken over its input. It must not be rejected. */
export function addLoadingControl(control: Promise<void>): void {
  const ended = control.then(() => void loading.delete(ended));
  loading.add(ended);
}

/** Resolves when all controls that the user has used have taken over their input. */
export async function controlsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}
