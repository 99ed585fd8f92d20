import { copyFileSync, globSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { findLaterImports } from './bundle/find-later-imports.ts'
import { createHttpOneModule } from './bundle/http-one.ts'
import { type PackedFile, packData } from './bundle/pack-data.ts'
import { trimStripe } from './bundle/trim-stripe.ts'

const ROOT = join(import.meta.dirname, '..')

/** Packages that no function needs, with their replacements (ADR 121). */
const LEFT_OUT = {
  '@aws-sdk/credential-provider-node': 'environment-credentials',
  '@aws-sdk/token-providers': 'no-bearer-tokens',
  '@aws-sdk/endpoint-cache': 'no-endpoint-cache',
  '@aws-sdk/eventstream-handler-node': 'no-event-streams',
  '@smithy/core/event-streams': 'no-event-streams',
  bowser: 'no-browser',
  'node:process': 'process-parts',
}
const alias = Object.fromEntries(
  Object.entries(LEFT_OUT).map(([name, file]) => [name, join(ROOT, `infra/bundle/${file}.ts`)]),
)

/** A file within the SDK, which an alias of a package does not reach (ADR 121). */
const withoutInstanceMetadata: Plugin = {
  name: 'no-instance-metadata',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/getInstanceMetadataRegion$/ }, () => ({
      path: join(ROOT, 'infra/bundle/no-instance-metadata.ts'),
    }))
  },
}

/** The sources of all handlers, relative to the repository, in alphabetical order. */
export const listHandlers = (): string[] =>
  globSync('functions/**/handler.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The folder of a handler's bundle, which is the name of its function. */
export const readStem = (entry: string): string => entry.split('/').at(-2) ?? entry

/** Copies the packed data that a bundle reads into the folder of the bundle. */
const copyPackedData = ({ outputs }: Metafile, packed: readonly PackedFile[]): void => {
  for (const [output, { inputs }] of Object.entries(outputs))
    for (const { module, data, name } of packed)
      if (relative(ROOT, module) in inputs) copyFileSync(data, join(ROOT, dirname(output), name))
}

/** Bundles `entries` in one run. With `chunks`, what a bundle loads later is in files of that folder. */
const bundle = async (
  entries: string[],
  folder: string,
  packed: readonly PackedFile[],
  chunks?: string,
): Promise<void> => {
  const { metafile } = await build({
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
    plugins: [withoutInstanceMetadata],
    metafile: true,
    // SDK clients import their whole package.json for the version in the user agent.
    loader: { '.json': 'empty' },
    sourcemap: 'external',
    // Whoever reads a stack trace has the sources. Their text would be in the maps 67 times.
    sourcesContent: false,
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'warning',
    splitting: chunks !== undefined,
    chunkNames: `${chunks ?? ''}/[name]-[hash]`,
  })
  copyPackedData(metafile, packed)
}

/**
 * Bundles every handler into `<folder>/<stem>/index.mjs`, each with its source map and the packed data that it reads (ADR 194).
 * Handlers that load modules later have a run each, with a file for each of these modules in their own folder (ADR 267). `module`
 * precedes `main` so that esbuild can tree-shake the SDK. The banner provides `require` for CommonJS packages.
 */
export const bundleHandlers = async (entries: readonly string[], folder: string): Promise<void> => {
  // esbuild's process ends soon: the garbage collection of Go takes a sixth of its CPU time.
  process.env.GOGC ??= '400'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // esbuild names a module by its real path, which differs where `node_modules` is a link, as in a second worktree.
  const packed = packData(join(realpathSync(folder), 'packed'))
  trimStripe(join(ROOT, 'node_modules'), join(folder, 'stripe'))
  createHttpOneModule(join(ROOT, 'node_modules'), join(folder, 'http-one.mjs'))
  const loadLater = entries.filter((entry) => findLaterImports(ROOT, entry).length > 0)
  const others = entries.filter((entry) => !loadLater.includes(entry))
  await Promise.all([
    ...(others.length > 0 ? [bundle(others, folder, packed)] : []),
    ...loadLater.map((entry) => bundle([entry], folder, packed, readStem(entry))),
  ])
}
