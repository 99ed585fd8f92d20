// Import boundaries (docs/architecture.md): which folder of the repository may import which, and no import cycle. Biome's own rule
// matches the text of a specifier; this check resolves the specifier to the file that it names.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HOMES, RULES, SERVER_ONLY } from './boundary-rules.mjs'

const SPECIFIER = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g

export const listImports = (text) => [...text.matchAll(SPECIFIER)].map(([, plain, dynamic]) => plain ?? dynamic)

/** The file of the repository that a specifier names, or the specifier itself for a package. */
const resolveTarget = (file, specifier) => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  if (specifier.startsWith('#web/')) return `web/src/${specifier.slice('#web/'.length)}`
  if (specifier.startsWith('#')) return specifier.slice(1)
  return builtinModules.includes(specifier) ? `node:${specifier}` : specifier
}

const isPackage = (specifier) => !/^[.#]/.test(specifier)

const allows = (rule, file, specifier, target) => {
  if (rule.not?.some((pattern) => pattern.test(target))) return false
  if (rule.packages && isPackage(specifier)) return rule.node || !SERVER_ONLY.test(target)
  const own = rule.own?.exec(file)?.[0]
  if (own && target.startsWith(own)) return true
  return rule.may.some((pattern) => pattern.test(target))
}

/** What is wrong with the imports of one file (its path from the repository, with `/`): one sentence for each. */
export const listProblems = (file, text) => {
  const rule = RULES.find(({ files }) => files.test(file))
  if (!rule) return []
  return listImports(text).flatMap((specifier) => {
    const target = resolveTarget(file, specifier)
    if (!allows(rule, file, specifier, target)) return [`${file} imports ${specifier}: ${rule.say}.`]
    const home = file.startsWith('functions/') && HOMES.find((one) => one.target.test(target))
    return home && !file.startsWith(home.home)
      ? [`${file} imports ${specifier}, which only ${home.home} may import.`]
      : []
  })
}

/** Groups of files that import each other, types included (Tarjan's strongly connected components). `graph`: file → files. */
export const listCycles = (graph) => {
  const index = new Map()
  const low = new Map()
  const stack = []
  const cycles = []
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) {
        visit(next)
        low.set(file, Math.min(low.get(file), low.get(next)))
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file), index.get(next)))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles
}

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const FOLDERS = ['domain', 'events', 'functions', 'infra', 'local', 'scripts', 'web/src', 'test', 'bench']

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const texts = FOLDERS.flatMap((folder) => sources(join(ROOT, folder))).map((path) => [
    relative(ROOT, path).split(sep).join('/'),
    readFileSync(path, 'utf8'),
  ])
  const graph = new Map(texts.map(([file, text]) => [file, listImports(text).map((one) => resolveTarget(file, one))]))
  const problems = [
    ...texts.flatMap(([file, text]) => listProblems(file, text)),
    ...listCycles(graph).map((group) => `Import cycle: ${group.join(', ')}.`),
  ]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
