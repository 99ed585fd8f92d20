import { permute } from '#domain/coach/day/rotation.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import type { PersonRecord } from '#test/support/people/person.ts'
import type { EvalText, Writer } from './eval-text.ts'
import { groupByGoal } from './graders.ts'
import { writeDays } from './write-days.ts'

type Draw = { size: number; days: number; seed: number; write: Writer }

const shuffle = <T>(list: readonly T[], seed: string): T[] =>
  permute(list.length, seed).flatMap((index) => list.slice(index, index + 1))

/** Takes the first of each list, then the second of each, until all are taken. */
const takeInTurn = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}

/**
 * Texts for readers to grade: every person in each of the four tones, each of these as often as the others, and the goals of a person
 * in turn, each on days in a random order. The same seed draws the same texts.
 */
export const drawSample = async (people: readonly PersonRecord[], draw: Draw): Promise<EvalText[]> => {
  const groups: EvalText[][] = []
  for (const tone of tones.options)
    for (const person of people) {
      const goals = person.goals.map((goal) => ({ ...goal, tone }))
      const texts = await writeDays([{ ...person, goals }], draw)
      const key = `${person.id} ${tone} ${draw.seed}`
      const byGoal = groupByGoal(texts).map((days, index) => shuffle(days, `${key} ${index}`))
      groups.push(takeInTurn(shuffle(byGoal, key)))
    }
  return takeInTurn(groups).slice(0, draw.size)
}

const COLUMNS = ['person', 'title', 'kind', 'tone', 'situation', 'date', 'message', 'steps', 'challenge'] as const

const readCells = ({ person, brief, situation, text }: EvalText): Record<(typeof COLUMNS)[number], string> => ({
  person,
  title: brief.title,
  kind: brief.kind,
  tone: brief.tone,
  situation,
  date: brief.date,
  message: text.message,
  steps: text.micro_plan.map((step, index) => `${step} (${text.step_minutes?.[index] ?? '-'} min)`).join(' / '),
  challenge: `${text.challenge} (${text.challenge_seconds ?? '-'} s)`,
})

/** The texts as lines of cells between tabs, with a line of names; the steps stand in one cell. Readers add their grades. */
export const printSample = (texts: readonly EvalText[]): string =>
  [COLUMNS, ...texts.map(readCells).map((cells) => COLUMNS.map((name) => cells[name].replace(/\s+/gu, ' ')))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')
