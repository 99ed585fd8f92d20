import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runNode } from '#local/host/child.ts'
import { ROOT } from '#local/host/product.ts'

/** Bundles a small handler, and one with modules that it loads later and packed data. Prints the hash of each asset. */
const PROGRAM = `
import { join } from 'node:path'
import { FileSystem } from 'aws-cdk-lib/core'
import { bundleHandlers } from '#infra/bundle-handlers.ts'
const handlers = ['functions/visits/report-vitals/handler.ts', 'functions/motivation/generate-daily-motivation/handler.ts']
const folder = join(process.cwd(), 'dist/functions')
await bundleHandlers(handlers, folder)
const hash = (stem) => FileSystem.fingerprint(join(folder, stem), { exclude: ['*.map'] })
console.log(JSON.stringify(['report-vitals', 'generate-daily-motivation'].map(hash)))
`

const checkouts: string[] = []
afterAll(() => {
  for (const folder of checkouts) rmSync(folder, { recursive: true, force: true })
})

const hashAssets = async (): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-checkout-'))
  checkouts.push(folder)
  for (const part of ['domain', 'events', 'functions', 'infra', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { code, output } = await runNode(['--input-type=module', '--eval', PROGRAM], { cwd: folder, env: {} })
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}

it('the assets of another checkout at another time have the same hashes, so that a deployment without changes replaces no function', async () => {
  expect(await hashAssets()).toEqual(await hashAssets())
})
