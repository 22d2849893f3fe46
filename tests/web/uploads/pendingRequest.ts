/** The request of a browser, to which the test responds. */
export class PendingRequest extends EventTarget {
  static readonly all: PendingRequest[] = [];
  readonly upload = new EventTarget();
  readonly sent: { headers: Record<string, string>; form: FormData | null } = { headers: {}, form: null };
  opened: readonly string[] = [];
  status = 0;
  responseText = "";

  open(...opened: readonly string[]): void {
    this.opened = opened;
    PendingRequest.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  send(form: FormData): void {
    this.sent.form = form;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  respond(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }
}
