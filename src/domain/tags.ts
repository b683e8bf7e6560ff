export const MOST_TAGS = 12;
export const LONGEST_TAG = 30;

/** The tags of a text, in small letters and each once: 'Hills, with Anna, hills' has two. */
export function tagsOf(text: string | null): string[] {
  const tags = (text ?? '').split(',').map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** As a workout keeps them; null where there is none. */
export function tagsText(tags: readonly string[]): string | null {
  return tags.length === 0 ? null : tags.join(',');
}

/** As they are typed and read. */
export function saidTags(tags: string | null): string {
  return tagsOf(tags).join(', ');
}
