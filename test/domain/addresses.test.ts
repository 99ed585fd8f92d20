import { describe, expect, it } from 'vitest'
import { findAddress } from '#domain/addresses.ts'

describe('findAddress (TEXT-18, COACH-12, WITNESS-7)', () => {
  it.each([
    'bit.ly/abc',
    'youtu.be/xyz',
    'youtu.be',
    'example.co.uk',
    'example.com.au',
    'writer.ai',
    'writer.eu',
    'Writer.io',
    'WRITER.AI',
    'www.example',
    'https://example',
    't.me/writer',
    'ann@mail.example',
    '192.168.0.1',
  ])('finds %s', (address) => {
    expect(findAddress(`Look at ${address}, then write.`)).toBeDefined()
    expect(findAddress(address)).toBeDefined()
  })

  it.each([
    'the U.S. and the U.S.A.',
    'at 7 a.m. or 7 p.m./8 p.m.',
    'a word, e.g. this, i.e. that, z.B. jenes',
    'a page in Node.js/React and in ASP.NET',
    'St.John and St.Gallen, Ph.D. and Dr.Who',
    'version 1.2.3, 3.5 km, 3.5/5, 1.000,50',
    'It is done.Then write. Fertig.Es ist gut. Listo.De nada.',
    'and/or, he/she, etc./and',
  ])('finds none in: %s', (text) => {
    expect(findAddress(`Here: ${text}.`)).toBeUndefined()
  })

  it('takes no longer for a long text without blanks', () => {
    const start = performance.now()
    for (const text of ['a.'.repeat(2000), 'a-'.repeat(2000), '@'.repeat(2000), 'a'.repeat(4000)]) findAddress(text)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
