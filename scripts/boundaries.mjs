// Import boundaries (docs/architecture.md): which room of the repository may know which. Biome's own rule matches the text
// of a specifier; this follows it to the file that it names, so that no relative path leads around a rule.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const CONTRACTS = [
  /^functions\/.+\/contract\.ts$/,
  /^functions\/.+-view\.ts$/,
  /^functions\/shared\/(contract|wire)\.ts$/,
]
const SHARED_UI = [/^web\/src\/(ui|lib)\//]
const NODE = /^node:/

/** The first rule whose `files` match a file is its rule. A target is a file of the repository or the name of a package. */
const RULES = [
  {
    files: /^domain\//,
    may: [/^domain\//, /^zod\/mini$/, /^temporal-polyfill$/, /^ulid$/],
    say: 'domain/ knows zod/mini, temporal-polyfill, ulid and itself',
  },
  { files: /^events\//, may: [/^(events|domain)\//, /^zod\/mini$/], say: 'events/ knows zod/mini and domain/' },
  {
    files: CONTRACTS[0],
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: "a contract knows zod/mini, domain/ and other contracts' views",
  },
  {
    files: /^functions\/.+-view\.ts$|^functions\/shared\/(contract|wire)\.ts$/,
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: 'what contracts share knows zod/mini and domain/',
  },
  {
    files: /^functions\//,
    may: [/^(functions|events|domain)\//],
    not: [/\/handler\.ts$/, /^(react|react-dom|aws-cdk-lib|constructs)\b/],
    packages: true,
    node: true,
    say: 'functions/ knows domain/, events/ and what functions share, never another handler',
  },
  {
    files: /^infra\//,
    may: [/^(infra|events|domain)\//, ...CONTRACTS, NODE, /^(aws-cdk-lib|constructs|cdk-nag|esbuild|zod)\b/],
    say: 'infra/ knows contracts and events, never a handler',
  },
  {
    files: /^scripts\//,
    may: [/^scripts\//, NODE],
    say: "scripts/ runs before anything is installed: Node's own modules only",
  },
  {
    files: /^web\/src\/(ui|lib)\//,
    may: [...SHARED_UI, ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'what features share knows no feature',
  },
  {
    files: /^web\/src\/features\//,
    may: [...SHARED_UI, ...CONTRACTS, /^domain\//],
    packages: true,
    ownFeature: true,
    say: 'no feature knows another, nor the app that composes it',
  },
  {
    files: /^web\//,
    may: [/^web\//, ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'the page knows domain/ and contracts',
  },
  {
    files: /^local\//,
    may: [/^(local|infra|events|functions|domain)\//],
    packages: true,
    node: true,
    say: 'local/ knows no page and no test',
  },
]

/** Clients of the SDK that stand in one place each. */
const HOMES = [
  { target: /^@aws-sdk\/(client|lib)-dynamodb$/, home: 'functions/shared/store/' },
  { target: /^@aws-sdk\/client-bedrock-runtime$/, home: 'functions/shared/coach/' },
  { target: /^@aws-sdk\/client-ses$/, home: 'functions/shared/mail/' },
]

/** What does not run in a browser. */
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
const featureOf = (file) => /^web\/src\/features\/[^/]+\//.exec(file)?.[0]

const allows = (rule, file, specifier, target) => {
  if (rule.not?.some((pattern) => pattern.test(target))) return false
  if (rule.packages && isPackage(specifier)) return rule.node || !SERVER_ONLY.test(target)
  if (rule.ownFeature && target.startsWith(featureOf(file))) return true
  return rule.may.some((pattern) => pattern.test(target))
}

/** What is wrong with the imports of one file (its path from the repository, with `/`): one sentence for each. */
export const problemsOf = (file, text) => {
  const rule = RULES.find(({ files }) => files.test(file))
  if (!rule) return []
  return importsOf(text).flatMap((specifier) => {
    const target = targetOf(file, specifier)
    if (!allows(rule, file, specifier, target)) return [`${file} imports ${specifier}: ${rule.say}.`]
    const home =
      file.startsWith('functions/') && HOMES.find((one) => one.target.test(target) && !file.startsWith(one.home))
    return home ? [`${file} imports ${specifier}, which stands in ${home.home} alone.`] : []
  })
}

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const ROOMS = ['domain', 'events', 'functions', 'infra', 'local', 'scripts', 'web/src']

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = ROOMS.flatMap((room) => sources(join(ROOT, room))).flatMap((path) =>
    problemsOf(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8')),
  )
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
