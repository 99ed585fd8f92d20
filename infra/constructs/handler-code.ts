import { copyFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'
import { type PackedFile, packData } from '../bundle/pack-data.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The output folder of the bundles, with one folder per handler. */
const BUNDLES = join(ROOT, 'dist/functions')

/** Packages that no function needs, with their replacements (ADR 121). */
const LEFT_OUT = {
  '@aws-sdk/credential-provider-node': 'environment-credentials',
  '@aws-sdk/token-providers': 'no-bearer-tokens',
  '@aws-sdk/endpoint-cache': 'no-endpoint-cache',
  '@aws-sdk/eventstream-handler-node': 'no-event-streams',
  '@smithy/core/event-streams': 'no-event-streams',
}
const alias = Object.fromEntries(
  Object.entries(LEFT_OUT).map(([name, file]) => [name, join(ROOT, `infra/bundle/${file}.ts`)]),
)

const readStem = (entry: string): string => entry.split('/').at(-2) ?? entry

type Outputs = Record<string, { inputs: Record<string, unknown> }>

/** Copies the packed data that a bundle reads into the folder of the bundle. */
const copyPackedData = (outputs: Outputs, packed: readonly PackedFile[]): void => {
  for (const [output, { inputs }] of Object.entries(outputs))
    for (const { module, data, name } of packed)
      if (relative(ROOT, module) in inputs) copyFileSync(data, join(ROOT, dirname(output), name))
}

/**
 * Bundles every handler in one run into `<folder>/<stem>/index.mjs`, each with its source map and the packed data that it reads
 * (ADR 194). `module` precedes `main` so that esbuild can tree-shake the SDK. The banner provides `require` for CommonJS packages.
 */
export const bundleHandlers = (entries: string[], folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  const packed = packData(join(folder, 'packed'))
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: entries.map((entry) => ({ in: entry, out: `${readStem(entry)}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    alias: { ...alias, ...Object.fromEntries(packed.map(({ replaces, module }) => [replaces, module])) },
    metafile: true,
    // SDK clients import their whole package.json for the version in the user agent.
    loader: { '.json': 'empty' },
    sourcemap: 'external',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'warning',
  })
  copyPackedData(metafile.outputs, packed)
}

/** The code of the handlers, bundled once when the first stack needs it. */
export class HandlerCode {
  private bundled = false
  private readonly entries: string[]

  constructor(entries: string[]) {
    this.entries = entries
  }

  of(entry: string, bundlingRequired: boolean): Code {
    if (!bundlingRequired) return Code.fromInline(`// ${entry}`)
    if (!this.bundled) bundleHandlers(this.entries, BUNDLES)
    this.bundled = true
    return Code.fromAsset(join(BUNDLES, readStem(entry)), { exclude: ['*.map'] })
  }
}
