// Import boundaries (docs/architecture.md): which folder of the repository may import which, and no import cycle. Biome's own rule
// matches the text of a specifier; this check resolves the specifier to the file that it names.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const CONTRACTS = [
  /^functions\/.+\/contract\.ts$/,
  /^functions\/.+-view\.ts$/,
  /^functions\/runtime\/(contract|common-fields)\.ts$/,
]
const NODE = /^node:/
const web = (...layers) => layers.map((layer) => new RegExp(`^web/src/${layer}/`))

/** The first rule whose `files` match a file is its rule. A target is a file of the repository or the name of a package. */
const RULES = [
  {
    files: /^domain\//,
    may: [/^domain\//, /^zod\/mini$/, /^temporal-polyfill$/, /^ulid$/],
    say: 'domain/ imports zod/mini, temporal-polyfill, ulid and domain/ only',
  },
  { files: /^events\//, may: [/^(events|domain)\//, /^zod\/mini$/], say: 'events/ imports zod/mini and domain/ only' },
  {
    files: CONTRACTS[0],
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: 'a contract imports zod/mini, domain/ and the views of other contracts only',
  },
  {
    files: /^functions\/.+-view\.ts$|^functions\/runtime\/(contract|common-fields)\.ts$/,
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: 'a module that contracts share imports zod/mini and domain/ only',
  },
  {
    files: /^functions\/runtime\//,
    may: [/^functions\/runtime\//, /^(events|domain)\//],
    packages: true,
    node: true,
    say: 'functions/runtime imports domain/ and events/ only',
  },
  {
    files: /^functions\/adapters\//,
    may: [/^functions\/(adapters|runtime)\//, /^(events|domain)\//],
    packages: true,
    node: true,
    say: 'functions/adapters imports functions/runtime, domain/ and events/ only',
  },
  {
    files: /^functions\/reactions\//,
    may: [/^(functions|events|domain)\//],
    not: [/\/handler\.ts$/],
    packages: true,
    node: true,
    say: 'a reaction imports capabilities, adapters, runtime, domain/ and events/, never another handler',
  },
  {
    files: /^functions\//,
    may: [/^functions\/(adapters|runtime)\//, ...CONTRACTS, /^(events|domain)\//],
    not: [/\/handler\.ts$/],
    own: /^functions\/[^/]+\//,
    packages: true,
    node: true,
    say: 'a capability imports its own modules, adapters, runtime, domain/ and events/, never another handler',
  },
  {
    files: /^infra\//,
    may: [/^(infra|events|domain)\//, ...CONTRACTS, NODE, /^(aws-cdk-lib|constructs|cdk-nag|esbuild|zod)\b/],
    say: 'infra/ imports contracts and events, never a handler',
  },
  {
    files: /^scripts\//,
    may: [/^scripts\//, NODE],
    say: 'scripts/ runs before the install and imports only modules of Node',
  },
  {
    files: /^web\/src\/lib\//,
    may: [...web('lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'web/src/lib imports contracts and domain/ only',
  },
  {
    files: /^web\/src\/ui\//,
    may: [...web('ui', 'lib'), /^domain\//],
    packages: true,
    say: 'web/src/ui imports web/src/lib and domain/ only',
  },
  {
    files: /^web\/src\/entities\//,
    may: [...web('entities', 'ui', 'lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'web/src/entities imports ui, lib, contracts and domain/ only',
  },
  {
    files: /^web\/src\/features\//,
    may: [...web('entities', 'ui', 'lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    own: /^web\/src\/features\/[^/]+\//,
    say: 'a feature imports its own modules, entities, ui, lib, contracts and domain/ only',
  },
  {
    files: /^web\//,
    may: [/^web\//, ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'the page imports contracts and domain/ only',
  },
  {
    files: /^local\/contracts\//,
    may: [/^local\/contracts\//, /^domain\//],
    packages: true,
    node: true,
    say: 'local/contracts imports domain/ only',
  },
  {
    files: /^local\/services\//,
    may: [/^local\/(services|contracts)\//, /^domain\//, /^functions\/adapters\//, ...CONTRACTS],
    packages: true,
    node: true,
    say: 'local/services imports local/contracts, domain/ and what adapters publish only',
  },
  {
    files: /^local\//,
    may: [/^(local|infra|events|functions|domain)\//],
    packages: true,
    node: true,
    say: 'local/ never imports the page, a test or a benchmark',
  },
  {
    files: /^test\/domain\//,
    may: [/^(domain|events)\//, /^test\/(domain|support)\//],
    packages: true,
    node: true,
    say: 'a test of domain/ imports domain/, events/ and test/support only',
  },
  {
    files: /^test\/functions\//,
    may: [/^(functions|domain|events|infra)\//, /^local\//, /^test\/(functions|support)\//],
    packages: true,
    node: true,
    say: 'a test of functions/ never imports the page or the tests of another folder',
  },
  {
    files: /^test\/web\//,
    may: [/^(web|domain)\//, ...CONTRACTS, /^test\/(web|support)\//],
    packages: true,
    node: true,
    say: 'a test of the page imports the page, contracts and domain/ only',
  },
  {
    files: /^bench\//,
    may: [/^(bench|local|infra|events|functions|domain|web)\//, /^test\/support\//],
    packages: true,
    node: true,
    say: 'bench/ never imports a test',
  },
]

/** SDK packages that only one adapter imports. */
const HOMES = [
  { target: /^@aws-sdk\/(client|lib)-dynamodb$/, home: 'functions/adapters/dynamodb/' },
  { target: /^@aws-sdk\/client-bedrock-runtime$/, home: 'functions/adapters/bedrock/' },
  { target: /^@aws-sdk\/client-ses$/, home: 'functions/adapters/ses/' },
  { target: /^@aws-sdk\/client-sqs$/, home: 'functions/adapters/sqs/' },
  { target: /^@aws-sdk\/client-eventbridge$/, home: 'functions/adapters/eventbridge/' },
  { target: /^stripe$/, home: 'functions/adapters/stripe/' },
  { target: /^@(aws-sdk|smithy)\//, home: 'functions/adapters/' },
]

/** Packages that do not run in a browser. */
const SERVER_ONLY = /^(node:|@aws-sdk\/|@smithy\/|@middy\/|@hono\/|hono\b|nodemailer\b|aws-cdk-lib\b)/

const SPECIFIER = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g

export const importsOf = (text) => [...text.matchAll(SPECIFIER)].map(([, plain, dynamic]) => plain ?? dynamic)

/** The file of the repository that a specifier names, or the specifier itself for a package. */
const targetOf = (file, specifier) => {
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
export const problemsOf = (file, text) => {
  const rule = RULES.find(({ files }) => files.test(file))
  if (!rule) return []
  return importsOf(text).flatMap((specifier) => {
    const target = targetOf(file, specifier)
    if (!allows(rule, file, specifier, target)) return [`${file} imports ${specifier}: ${rule.say}.`]
    const home = file.startsWith('functions/') && HOMES.find((one) => one.target.test(target))
    return home && !file.startsWith(home.home)
      ? [`${file} imports ${specifier}, which only ${home.home} may import.`]
      : []
  })
}

/** Groups of files that import each other, types included (Tarjan's strongly connected components). `graph`: file → files. */
export const cyclesOf = (graph) => {
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
  const graph = new Map(texts.map(([file, text]) => [file, importsOf(text).map((one) => targetOf(file, one))]))
  const problems = [
    ...texts.flatMap(([file, text]) => problemsOf(file, text)),
    ...cyclesOf(graph).map((group) => `Import cycle: ${group.join(', ')}.`),
  ]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
