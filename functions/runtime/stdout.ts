/**
 * Writes one JSON line to standard output. The console is not used: Lambda's runtime patches it in the JSON log format
 * and puts the whole line, escaped, under `message` (ADR 120).
 */
export const writeLine = (record: object): void => {
  process.stdout.write(`${JSON.stringify(record)}\n`)
}
