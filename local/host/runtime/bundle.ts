import { basename, dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import type { CloudFunction } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { cached, hashSources } from '#local/host/cache.ts'

/** The sources of the functions and of their bundling. */
const SOURCES = ['functions', 'domain', 'events', 'package.json', 'package-lock.json', 'local/host/runtime/bundle.ts']

type Entry = Pick<CloudFunction, 'entry'>

const withoutExtension = (entry: string): string => entry.replace(/\.ts$/, '')

/** The bundled file of a function in the folder of `bundleFunctions`. */
export const locateBundle = (folder: string, { entry }: Entry): string => join(folder, `${withoutExtension(entry)}.mjs`)

/**
 * Bundles the functions with their packages into a folder and returns it. What several functions use is in files that they
 * share. Repeats it only after the sources changed. A thread loads a bundle in half the time of the sources (ADR 196).
 */
export const bundleFunctions = (root: string, cacheFolder: string, functions: Entry[]): Promise<string> => {
  const entries = [...new Set(functions.map(({ entry }) => entry))].sort()
  return cached(join(cacheFolder, 'functions'), hashSources(root, SOURCES, ...entries), async (target) => {
    try {
      buildSync({
        absWorkingDir: root,
        entryPoints: entries.map((entry) => ({ in: entry, out: withoutExtension(entry) })),
        outdir: target,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        platform: 'node',
        target: 'node24',
        format: 'esm',
        mainFields: ['module', 'main'],
        banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
        logLevel: 'silent',
      })
    } catch (error) {
      throw new StartError(
        `The functions cannot be bundled:\n${error instanceof Error ? error.message : String(error)}`,
      )
    }
  })
}

/**
 * Bundles all handlers as a deployment does, one minified file each (ADR 121), and returns the folder. Repeats it only after the
 * sources changed. The bundling is imported here because it loads the packed data.
 */
export const bundleDeployment = (root: string, cacheFolder: string): Promise<string> => {
  const key = hashSources(root, [...SOURCES, 'infra/bundle', 'infra/bundle-handlers.ts'])
  return cached(join(cacheFolder, 'deployed-functions'), key, async (target) => {
    const { bundleHandlers, listHandlers } = await import('#infra/bundle-handlers.ts')
    await bundleHandlers(listHandlers(), target)
  })
}

/** Bundles the functions for this machine or as they are deployed, and returns the place of each. */
export const prepareBundles = async (
  root: string,
  cacheFolder: string,
  functions: Entry[],
  deployed: boolean,
): Promise<(fn: Entry) => string> => {
  if (!deployed) {
    const folder = await bundleFunctions(root, cacheFolder, functions)
    return (fn) => locateBundle(folder, fn)
  }
  const folder = await bundleDeployment(root, cacheFolder)
  return ({ entry }) => join(folder, basename(dirname(entry)), 'index.mjs')
}
