import { copyFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync, type Metafile } from 'esbuild'
import { createHttpOneModule } from '../bundle/http-one.ts'
import { type PackedFile, packData } from '../bundle/pack-data.ts'
import { trimStripe } from '../bundle/trim-stripe.ts'

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
  bowser: 'no-browser',
}
const alias = Object.fromEntries(
  Object.entries(LEFT_OUT).map(([name, file]) => [name, join(ROOT, `infra/bundle/${file}.ts`)]),
)

const readStem = (entry: string): string => entry.split('/').at(-2) ?? entry

/** Copies the packed data that a bundle reads into the folder of the bundle. */
const copyPackedData = ({ outputs }: Metafile, packed: readonly PackedFile[]): void => {
  for (const [output, { inputs }] of Object.entries(outputs))
    for (const { module, data, name } of packed)
      if (relative(ROOT, module) in inputs) copyFileSync(data, join(ROOT, dirname(output), name))
}

/** Whether a bundle has sources of ours that load a module when it is first needed. */
const loadsLater = ({ inputs, outputs }: Metafile, entry: string): boolean => {
  const bundle = Object.values(outputs).find(({ entryPoint }) => entryPoint === entry)
  return Object.keys(bundle?.inputs ?? {})
    .filter((path) => !path.includes('node_modules'))
    .some((path) => inputs[path]?.imports.some(({ kind, external }) => kind === 'dynamic-import' && !external))
}

/** Bundles `entries` in one run. With `chunks`, what a bundle loads later is in files of that folder. */
const bundle = (entries: string[], folder: string, packed: readonly PackedFile[], chunks?: string): Metafile => {
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    // For the modules that are written into the output folder.
    nodePaths: [join(ROOT, 'node_modules')],
    entryPoints: entries.map((entry) => ({ in: entry, out: `${readStem(entry)}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    alias: {
      ...alias,
      stripe: join(folder, 'stripe/stripe.esm.node.js'),
      '@smithy/node-http-handler': join(folder, 'http-one.mjs'),
      ...Object.fromEntries(packed.map(({ replaces, module }) => [replaces, module])),
    },
    metafile: true,
    // SDK clients import their whole package.json for the version in the user agent.
    loader: { '.json': 'empty' },
    sourcemap: 'external',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'warning',
    splitting: chunks !== undefined,
    chunkNames: `${chunks ?? ''}/[name]-[hash]`,
  })
  copyPackedData(metafile, packed)
  return metafile
}

/**
 * Bundles every handler into `<folder>/<stem>/index.mjs`, each with its source map and the packed data that it reads (ADR 194).
 * A handler that loads modules later is bundled again, with a file for each of them in its own folder (ADR 267). `module` precedes
 * `main` so that esbuild can tree-shake the SDK. The banner provides `require` for CommonJS packages.
 */
export const bundleHandlers = (entries: string[], folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  const packed = packData(join(folder, 'packed'))
  trimStripe(join(ROOT, 'node_modules'), join(folder, 'stripe'))
  createHttpOneModule(join(ROOT, 'node_modules'), join(folder, 'http-one.mjs'))
  const metafile = bundle(entries, folder, packed)
  for (const entry of entries.filter((one) => loadsLater(metafile, one)))
    bundle([entry], folder, packed, readStem(entry))
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
