type Cell = string | number | boolean | null | undefined

/** A spreadsheet runs a cell that begins so as a formula: an apostrophe in front makes it text again. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: Cell): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows under their column names, as RFC 4180 writes them: CRLF after every line, quotes doubled. */
export const csvOf = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map((cell) => cellOf(asCell(cell))).join(',')}\r\n`)
    .join('')

const asCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
