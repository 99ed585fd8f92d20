import { WORD_GROUPS } from '#domain/safety/meaning/word-groups.ts'

/** The numbers of the groups that a word is in: words that stand in similar sentences, and the wider group of such groups (ADR 290). */
export interface Groups {
  narrow: number
  wide: number
}

let groupsByWord: ReadonlyMap<string, Groups> | undefined

const readAll = (): ReadonlyMap<string, Groups> => {
  const byWord = new Map<string, Groups>()
  let narrow = 0
  WORD_GROUPS.split(';').forEach((own, wide) => {
    for (const words of own.split(',')) {
      const groups = { narrow, wide }
      for (const word of words.split(' ')) byWord.set(word, groups)
      narrow += 1
    }
  })
  return byWord
}

/** The groups of an English word in lower case; undefined for a word that is in none. */
export const readGroups = (word: string): Groups | undefined => {
  groupsByWord ??= readAll()
  return groupsByWord.get(word)
}
