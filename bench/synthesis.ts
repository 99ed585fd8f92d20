import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '#local/host/child.ts'
import { ROOT } from '#local/host/product.ts'
import type { ReleaseFigures } from './history.ts'
import { number, printTable } from './print.ts'

/** Measures the synthesis of the templates with bundled functions and every check, with the page where it is built. */
export const benchSynthesis = async (): Promise<ReleaseFigures> => {
  const outdir = mkdtempSync(join(tmpdir(), 'five-synthesis-'))
  try {
    const start = performance.now()
    const { code, output } = await runNode(['infra/app.ts'], { cwd: ROOT, env: { CDK_OUTDIR: outdir } })
    if (code !== 0) throw new Error(`The synthesis failed:\n${output}`)
    const milliseconds = performance.now() - start
    printTable(
      'Synthesis with bundles and checks',
      ['', 'measured'],
      [['npm run synth', `${number(milliseconds / 1000, 1)} s`]],
    )
    return { 'synthesis: ms': milliseconds }
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}
