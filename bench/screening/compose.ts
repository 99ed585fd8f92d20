import { createRandom } from './random.ts'

/** At most this many texts are composed from a line. */
const TEXTS = 12

const CHOICE = /\{([^{}]*)\}/g

/** How many texts a line stands for. */
const countTexts = (line: string): number =>
  [...line.matchAll(CHOICE)].reduce((count, [, choices = '']) => count * choices.split('|').length, 1)

/**
 * Texts that a line of `lessons/` stands for. `{my wife|my boss|}` is a choice of wordings; the last one here is empty. The same
 * line gives the same texts, and a line with few texts gives all of them.
 */
export const composeTexts = (line: string): string[] => {
  const random = createRandom(line.length)
  const wanted = Math.min(TEXTS, countTexts(line))
  const texts = new Set<string>()
  for (let tries = 0; texts.size < wanted && tries < 50 * wanted; tries += 1)
    texts.add(
      line
        .replace(CHOICE, (_, choices: string) => {
          const wordings = choices.split('|')
          return wordings[Math.floor(random() * wordings.length)] ?? ''
        })
        .replace(/ +/g, ' ')
        .trim(),
    )
  return [...texts]
}
