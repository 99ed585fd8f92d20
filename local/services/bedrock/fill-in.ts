const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the `{slots}` of a template. A word at the start of a sentence gets a capital letter. */
export const fillIn = (template: string, wordsOf: (slot: string) => string): string =>
  capital(
    template.replace(/([.!?] )?\{(\w+)\}/g, (_, before: string | undefined, slot: string) =>
      before === undefined ? wordsOf(slot) : before + capital(wordsOf(slot)),
    ),
  )
