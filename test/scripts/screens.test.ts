import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { screensArguments } from '#test/support/screens/arguments.ts'
import { compareFolders } from '#test/support/screens/compare-folders.ts'
import { showMail } from '#test/support/screens/mails.ts'
import { startOther } from '#test/support/screens/other-browser.ts'

describe('npm run screens', () => {
  it('accepts names and a browser in any order', () => {
    expect(screensArguments(['auth'])).toEqual({ browser: 'chromium', wanted: ['auth'] })
    expect(screensArguments(['auth', '--browser', 'firefox', 'goal'])).toEqual({
      browser: 'firefox',
      wanted: ['auth', 'goal'],
    })
  })

  it.each([['--browser'], ['--browser', 'opera']])(
    'lists the supported browsers when another one is named: %s %s',
    (...given) => {
      expect(() => screensArguments(given)).toThrow('--browser takes one of chromium, firefox, webkit.')
    },
  )

  it.each([
    ['firefox', 'No Firefox is installed'],
    ['webkit', 'No WebKitGTK is installed'],
  ] as const)('reports what is missing without %s', async (name, words) => {
    vi.stubEnv('PATH', '')
    await expect(startOther(name)).rejects.toThrow(words)
    vi.unstubAllEnvs()
  })

  it('shows mails in a document without the Content-Security-Policy of the product', async () => {
    const calls: string[] = []
    await showMail(
      {
        goto: async (url) => {
          calls.push(url)
          return null
        },
        setContent: async (html) => void calls.push(html.includes('<p>A mail</p>') ? 'mail' : html),
      },
      '<p>A mail</p>',
    )
    expect(calls).toEqual(['about:blank', 'mail'])
  })
})

describe('npm run screens:compare', () => {
  const folder = (files: Record<string, string>) => {
    const path = mkdtempSync(join(tmpdir(), 'five-screens-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
    return path
  }
  const pixels = async (before: Buffer, after: Buffer) =>
    after.length === before.length ? [...before].filter((byte, at) => byte !== after[at]).length : undefined

  it('names pictures that differ, are missing or are new, and no others', async () => {
    const before = folder({ 'a.png': 'same', 'b.png': 'one', 'c.png': 'abc', 'd.png': 'gone', 'notes.txt': 'x' })
    const after = folder({ 'a.png': 'same', 'b.png': 'two!', 'c.png': 'abd', 'e.png': 'new' })
    expect(await compareFolders(before, after, pixels)).toEqual({
      pictures: 5,
      differences: [
        'b.png has another size',
        'c.png differs in 1 pixel',
        `d.png is missing in ${after}`,
        `e.png is new in ${after}`,
      ],
    })
  })

  it('finds no difference between files of other bytes and equal pixels', async () => {
    const [before, after] = [folder({ 'a.png': 'one' }), folder({ 'a.png': 'two' })]
    expect(await compareFolders(before, after, async () => 0)).toEqual({ pictures: 1, differences: [] })
  })

  it('refuses a folder that does not exist or is empty', async () => {
    await expect(compareFolders('/nowhere', '/nowhere', pixels)).rejects.toThrow('There is no folder /nowhere.')
    await expect(compareFolders(folder({}), folder({}), pixels)).rejects.toThrow('There is no picture in')
  })
})
