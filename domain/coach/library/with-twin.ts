/** Makes texts that name what fills a slot, such as `{acting}`, each with its wording (`twin`) for a title that does not fill the slot. */
export const withTwin =
  (slot: string, words: string) =>
  (text: string): { text: string; twin: string } => ({ text, twin: text.replace(slot, words) })
