import { describe, expect, it } from 'vitest'
import { formatCsv } from '#domain/accounts/csv.ts'

describe('a table as CSV', () => {
  it('quotes only cells with a comma, a quote or a line break', () => {
    const rows = [
      { title: 'Say "hello", twice', note: 'one\r\ntwo', count: 3, done: true, none: null },
      { title: 'Plain', note: '', count: 0.5, done: false },
    ]
    expect(formatCsv(['title', 'note', 'count', 'done', 'none'], rows)).toBe(
      'title,note,count,done,none\r\n"Say ""hello"", twice","one\r\ntwo",3,true,\r\nPlain,,0.5,false,\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being run as a formula', (text) => {
    expect(formatCsv(['a'], [{ a: text }])).toMatch(/^a\r\n"?'/)
  })

  it('leaves a negative number unquoted', () => {
    expect(formatCsv(['a'], [{ a: -2 }])).toBe('a\r\n-2\r\n')
  })
})
