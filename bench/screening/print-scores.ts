import { type Meaning, weigh } from '#domain/safety/meaning/second-look.ts'
import { ORDINARY, OUTCOMES, type Screening } from '#domain/safety/outcome.ts'
import type { LabelledText } from './texts.ts'

export interface ReadText extends LabelledText {
  meaning: Meaning
}

/** Prints how the texts of each outcome are read by the second look alone, and the limits that hold up given shares. */
export const printScores = (texts: readonly ReadText[]): void => {
  for (const outcome of OUTCOMES) {
    const own = texts.filter((text) => text.outcome === outcome)
    const found = OUTCOMES.map((other) => {
      const count = own.filter(({ meaning }) => weigh(ORDINARY, meaning).outcome === other).length
      return `${other} ${count}`
    })
    console.log(`${outcome}: ${own.length} texts, read as ${found.join(', ')}`)
  }
  const dangers = (outcomes: readonly Screening['outcome'][]) =>
    texts
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map(({ meaning }) => meaning.crisis + meaning.refuse)
      .sort((one, other) => other - one)
  const ordinary = dangers(['ordinary'])
  const grave = dangers(['crisis', 'refuse'])
  for (const share of [0.005, 0.01, 0.02]) {
    const limit = ordinary[Math.floor(ordinary.length * share)] ?? 1
    const found = grave.filter((danger) => danger > limit).length / grave.length
    console.log(`holding up ${share * 100} %: limit ${limit.toFixed(2)}, finds ${(100 * found).toFixed(0)} %`)
  }
}
