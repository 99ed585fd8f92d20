import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { cached, hashSources } from '#local/host/cache.ts'
import { runNode } from '#local/host/child.ts'

/** A browser for tests: the Chromium of an npm package on linux-x64, an installed Chrome elsewhere. */

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/five-circles/chromium')

const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${join(folder, 'fonts')}</dir>
<dir>/usr/share/fonts</dir>
<cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** Unpacks the browser once, atomically. */
const unpacked = (): Promise<string> =>
  cached(CACHE, hashSources(ROOT, ['node_modules/@sparticuz/chromium/package.json']), async (target) => {
    const { code, output } = await runNode([join(import.meta.dirname, 'extract-chromium.ts')], {
      cwd: ROOT,
      // With this variable the package also unpacks the libraries that a minimal machine lacks.
      env: { TMPDIR: target, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    })
    if (code !== 0) throw new Error(`Chromium could not be unpacked:\n${output}`)
  })

const ofPackage = async (): Promise<LaunchOptions> => {
  const folder = await unpacked()
  const config = join(folder, 'fonts.local.conf')
  writeFileSync(config, fontConfig(folder))
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--headless=shell'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: config,
    },
  }
}

/** The launch options of that browser. */
export const browserOptions = async (): Promise<LaunchOptions> =>
  process.platform === 'linux' && process.arch === 'x64' ? ofPackage() : { channel: 'chrome' }

/** Paints in the browser's own process, which takes 5 % less CPU time. On one machine the browser ended at its start with it. */
const IN_ONE_PROCESS = '--in-process-gpu'

/**
 * A browser of this process. Playwright talks to it through a pipe. A browser that ends before its first response is started a second
 * time, with a process for painting, because the whole test run depends on it.
 */
export const startBrowser = async (): Promise<Browser> => {
  const options = await browserOptions()
  const args = [...(options.args ?? []), IN_ONE_PROCESS]
  return chromium.launch({ ...options, args }).catch((error: unknown) => {
    process.stderr.write(`The browser did not start and is started once more: ${String(error).slice(0, 200)}\n`)
    return chromium.launch(options)
  })
}
