import type { CheckFinding } from './finding.ts'

const MARKS: Record<CheckFinding['state'], string> = { good: 'ok     ', wrong: 'WRONG  ', unknown: 'unknown' }

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** The report: a line per finding, what is wrong last, and a line that sums up. */
export const printFindings = (stage: string, findings: readonly CheckFinding[]): string => {
  const order: CheckFinding['state'][] = ['good', 'unknown', 'wrong']
  const sorted = findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const lines = sorted.flatMap(({ state, about, says, mend }) => [
    `${MARKS[state]} ${about}: ${says}`,
    ...(mend === undefined ? [] : [`        ${mend}`]),
  ])
  const count = (state: CheckFinding['state']) => findings.filter((finding) => finding.state === state).length
  const wrong = count('wrong')
  const unchecked = count('unknown')
  const end = [
    wrong === 0 ? `No problems found for the stage ${stage}` : `${plural(wrong, 'problem')} for the stage ${stage}`,
    ...(unchecked === 0 ? [] : [`${plural(unchecked, 'point')} could not be checked`]),
  ]
  return [...lines, '', `${end.join('; ')}.`].join('\n')
}
