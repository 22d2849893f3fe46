/** The newsroom for the mutation; omitted when unchanged, because the user may have no access to it. */
export function getNewsroomChange(newsroomId: string, previous: string): { newsroomId?: string | null } {
  if (newsroomId === previous) return {};
  return { newsroomId: newsroomId || null };
}
