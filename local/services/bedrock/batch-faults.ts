import type { BatchFaultMode } from '#local/contracts/services.ts'

const isSecond = (_: string, index: number): boolean => index % 2 === 1

const asError = (line: string): string => {
  const { recordId, modelInput }: Record<string, unknown> = JSON.parse(line)
  return JSON.stringify({ recordId, modelInput, error: { errorCode: 500, errorMessage: 'Internal server error' } })
}

/** The lines of an output file under a fault: every second one missing or an error, or the file repeated with broken lines. */
export const spoilAnswers = (lines: readonly string[], mode: BatchFaultMode | undefined): string[] => {
  if (mode === 'partial') return lines.filter((line, index) => !isSecond(line, index))
  if (mode === 'errors') return lines.map((line, index) => (isSecond(line, index) ? asError(line) : line))
  if (mode === 'malformed') return ['', '{}', 'no JSON', ...lines, ...lines, lines.join('').slice(0, 300)]
  return [...lines]
}
