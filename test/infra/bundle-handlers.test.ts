import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bundleHandlers } from '#infra/bundle-handlers.ts'

const place = mkdtempSync(join(tmpdir(), 'five-circles-bundles-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('puts the packed data beside a bundle also where its folder is behind a link (ADR 194)', async () => {
  mkdirSync(join(place, 'real'))
  symlinkSync(join(place, 'real'), join(place, 'link'), 'dir')
  const folder = join(place, 'link/functions')
  await bundleHandlers(['functions/reactions/identity/create-confirmed-profile/handler.ts'], folder)
  expect(existsSync(join(folder, 'create-confirmed-profile/index.mjs'))).toBe(true)
  expect(existsSync(join(folder, 'create-confirmed-profile/safety-rules.json'))).toBe(true)
}, 30_000)
