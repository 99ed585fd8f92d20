import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, NODE, ROOT } from './run.mjs'

const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const runsHere = (list, here) => !list || list.includes(here) || list.some((x) => x[0] === '!' && x !== `!${here}`)

/**
 * Paths of the lock file's packages for a platform that are missing or have another version. An optional package can be
 * missing.
 */
export const lacking = (wanted, present, platform, arch) =>
  Object.entries(wanted)
    .filter(([path, entry]) => {
      if (path === '') return false
      const there = present[path]
      if (there) return there.version !== entry.version
      return !entry.optional && runsHere(entry.os, platform) && runsHere(entry.cpu, arch)
    })
    .map(([path]) => path)

const missing = (folder) =>
  existsSync(join(folder, 'node_modules/.package-lock.json'))
    ? lacking(
        readJson(folder, 'package-lock.json').packages,
        readJson(folder, 'node_modules/.package-lock.json').packages,
        process.platform,
        process.arch,
      )
    : ['node_modules']

const npm = (folder, args, output = process.stderr.fd) => {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // npm's report goes to standard error, because another program can read the standard output.
    stdio: ['ignore', output, process.stderr.fd],
    shell: command === 'npm' && process.platform === 'win32',
  })
}

const CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * A lock file with the address of each package at a registry, as npm's registry and its mirrors lay them out. Without addresses npm reads
 * the list of all versions of each package first, which takes 16 of 38 seconds of CPU time.
 */
export const withAddresses = ({ packages, ...lock }, registry) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      if (path === '' || !entry.version || entry.resolved || entry.link) return [path, entry]
      const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
      return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }]
    }),
  ),
})

/**
 * Installs with a temporary lock file that has addresses, in a folder of its own, and moves the packages from there. Returns whether
 * that worked; a registry with other addresses needs npm's own way.
 */
const installByAddress = (folder) => {
  const registry = npm(folder, ['config', 'get', 'registry'], 'pipe').stdout?.trim() ?? ''
  if (!/^https?:\/\/\S+$/.test(registry)) return false
  const own = join(folder, '.cache/install')
  try {
    rmSync(own, { recursive: true, force: true })
    mkdirSync(own, { recursive: true })
    for (const name of ['package.json', '.npmrc'])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(own, name))
    const lock = withAddresses(readJson(folder, 'package-lock.json'), registry)
    writeFileSync(join(own, 'package-lock.json'), JSON.stringify(lock))
    if (npm(own, CI).status !== 0) return false
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    renameSync(join(own, 'node_modules'), join(folder, 'node_modules'))
    return true
  } catch (error) {
    console.error(`Packages could not be moved: ${error.message}. Installing them in place …`)
    return false
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

/** Installs the packages of a folder's lock file when its node_modules differs from it. */
export const install = (folder = ROOT) => {
  const lacks = missing(folder)
  if (lacks.length > 0) {
    console.error(`Installing packages (${lacks.length === 1 ? lacks[0] : `${lacks.length} are missing or differ`}) …`)
    if (!installByAddress(folder)) {
      const { status, error } = npm(folder, CI)
      if (error) fail(`npm could not be started: ${error.message}.`)
      if (status !== 0) fail('npm ci failed; see its output above.')
    }
  }
  if (!existsSync(NODE))
    fail(
      'Node 24 is missing in node_modules/node: the install script of the npm package "node" did not run; allow install scripts (npm config delete ignore-scripts) and run npm ci.',
    )
}
