import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { composeMessage } from './compose-message.ts'
import { MailServer, SENDER } from './mail-server.ts'

let server: MailServer

beforeEach(async () => {
  server = await MailServer.start()
})
afterEach(() => server.close())

const deliver = async (subject: string, to = 'ada@example.com', html = '<p>Hello</p>') => {
  const message = await composeMessage({ from: SENDER, to: [to], subject, html, date: server.now })
  await server.ses.send(new SendRawEmailCommand({ Destinations: [to], RawMessage: { Data: message } }))
  const kept = (await server.mail.list({ to })).findLast((mail) => mail.subject === subject)
  if (!kept) throw new Error(`The mail ${subject} was not kept.`)
  return kept
}

const subjects = async (to?: string) =>
  (await server.mail.list(to === undefined ? {} : { to })).map(({ subject }) => subject)

const folder = () => join(server.folder, 'mail')

describe('the mailbox', () => {
  test('list returns mails in order of arrival, also after a restart and clock changes', async () => {
    await deliver('first')
    server.now -= DAY_MS
    await deliver('second')
    await server.restart()
    server.now += HOUR_MS
    await deliver('third')
    await Promise.all(['one', 'two', 'six'].map((subject) => deliver(subject)))
    expect((await subjects()).slice(0, 3)).toEqual(['first', 'second', 'third'])
    expect((await subjects()).slice(3).sort()).toEqual(['one', 'six', 'two'])
    expect((await server.mail.list())[1]?.date).toBe('2026-11-20T12:00:00.000Z')
  })

  test('list filters by an address in any case', async () => {
    await deliver('one', 'Ada@example.com')
    await deliver('two', 'bob@example.com')
    expect(await subjects('ada@EXAMPLE.com')).toEqual(['one'])
    expect(await subjects('da@example.com')).toEqual([])
  })

  test('clear deletes all mails, and later mails are stored', async () => {
    await deliver('old')
    await server.mail.clear()
    expect(await subjects()).toEqual([])
    expect(await readdir(folder())).toEqual([])
    await deliver('new')
    expect(await subjects()).toEqual(['new'])
  })

  test('the files are valid MIME messages', async () => {
    const kept = await deliver('Zoë – 日本 🌅', 'ada@example.com', `<p>${'long line '.repeat(300)}é</p>`)
    const raw = Buffer.from(await (await server.page(`/${kept.id}/raw`)).arrayBuffer())
    expect(
      raw
        .toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line)),
    ).toBe(true)
    const read = await PostalMime.parse(raw)
    expect(read.subject).toBe('Zoë – 日本 🌅')
    expect(read.html?.trim()).toBe(`<p>${'long line '.repeat(300)}é</p>`)
  })

  test('list includes an unreadable file', async () => {
    await deliver('before')
    await mkdir(join(folder(), '00000099-1-0123456789ab.eml'))
    await writeFile(join(folder(), 'dropped.eml'), 'From: me@example.com\nTo: you@example.com\nSubject: dropped\n\nHi')
    await writeFile(join(folder(), 'notes.txt'), 'nothing')
    await server.restart()
    expect(await subjects()).toEqual(['before', 'This mail cannot be read', 'dropped'])
    expect((await server.page()).status).toBe(200)
    expect((await server.page('/00000099-1-0123456789ab')).status).toBe(200)
    await rm(join(folder(), '00000099-1-0123456789ab.eml'), { recursive: true })
    await deliver('after')
    expect(await subjects()).toContain('after')
  })
})

describe('the inbox', () => {
  const readPage = async (path = '') => (await server.page(path)).text()

  test('the inbox lists mails newest first and filters by address', async () => {
    await deliver('Morning one')
    await deliver('Morning two', 'bob@example.com')
    const all = await readPage()
    expect(all.indexOf('Morning two')).toBeLessThan(all.indexOf('Morning one'))
    const bobs = await readPage('?to=bob')
    expect(bobs).toContain('Morning two')
    expect(bobs).not.toContain('Morning one')
    expect(await readPage('?to=nobody')).toContain('No mail to this address.')
  })

  test('the inbox shows a mail in a sandboxed frame', async () => {
    const evil = '<script>alert(1)</script>'
    const { id } = await deliver(`Hi ${evil}`, 'ada@example.com', `<p>Body ${evil}</p>`)
    for (const path of ['', `/${id}`, `/${id}/text`, `/${id}/headers`]) {
      const page = await server.page(path)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await page.text()).not.toContain(evil)
    }
    const frame = await server.page(`/${id}/body`)
    const policy = frame.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
    expect(await frame.text()).toContain(evil)
  })

  test.each([
    ['a whole document', '<!doctype html><html lang="en"><head><title>T</title></head><body><p>x</p></body></html>'],
    ['a document without a head', '<!DOCTYPE html><p>x</p>'],
    ['a piece', '<p>x</p>'],
  ])('the inbox opens the links of %s in a new tab', async (_, html) => {
    const { id } = await deliver('Link', 'ada@example.com', html)
    const body = await readPage(`/${id}/body`)
    expect(body).toMatch(/^<!doctype html>/i)
    expect(body.match(/<base target="_blank">/g)).toHaveLength(1)
    expect(body).toContain('<p>x</p>')
  })

  test('the inbox shows the headers and offers the file', async () => {
    const { id } = await deliver('Headers')
    expect(await readPage(`/${id}/headers`)).toContain('X-Envelope-To')
    const file = await server.page(`/${id}/raw`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`)
  })

  test('the inbox returns 404 for unknown paths', async () => {
    await deliver('here')
    for (const path of ['/nothing', '/nothing/raw', '/..%2f..%2fetc', '/%2e%2e/body']) {
      expect((await server.page(path)).status).toBe(404)
    }
    expect((await server.page('/')).headers.get('location')).toBe('/_local/inbox')
  })

  test('the inbox has a button that deletes all mails', async () => {
    await deliver('gone')
    const answer = await fetch(`${server.url}/_local/inbox/clear`, { method: 'POST', redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_local/inbox'])
    expect(await readPage()).toContain('No mail yet.')
  })
})
