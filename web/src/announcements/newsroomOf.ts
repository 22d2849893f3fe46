/** The newsroom for the mutation; omitted when unchanged, because the user may have no access to it. */
export function newsroomOf(newsroomId: string, former: string): { newsroomId?: string | null } {
  if (newsroomId === former) return {};
  return { newsroomId: newsroomId || null };
}
