import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

const npm = (folder, args) => {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: folder,
    // npm's report goes to standard error, because another program can read the standard output.
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: command === 'npm' && process.platform === 'win32',
  })
}

/** Installs the packages of a folder's lock file when its node_modules differs from it. */
export const install = (folder = ROOT) => {
  const lacks = missing(folder)
  if (lacks.length > 0) {
    console.error(`Installing packages (${lacks.length === 1 ? lacks[0] : `${lacks.length} are missing or differ`}) …`)
    const { status, error } = npm(folder, [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (error) fail(`npm could not be started: ${error.message}.`)
    if (status !== 0) fail('npm ci failed; see its output above.')
  }
  if (!existsSync(NODE))
    fail(
      'Node 24 is missing in node_modules/node: the install script of the npm package "node" did not run; allow install scripts (npm config delete ignore-scripts) and run npm ci.',
    )
}
