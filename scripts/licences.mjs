// npm run licences: the licence of each package that the product ships, as Markdown. Fails on a licence that is not allowed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/**
 * Licences that ask for a notice, and MPL-2.0, which also asks to publish changes of its own files: the packages are shipped
 * unchanged.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
])

/** A licence expression of the lock file: every part of an `AND`, and one part of an `OR`, must be allowed. */
export const isAllowedLicence = (expression = '') => {
  const parts = expression.replace(/[()]/g, '').split(/ OR /)
  return parts.some((part) => part.split(/ AND /).every((name) => ALLOWED.has(name.trim())))
}

/** Name, version and licence of the packages of a lock file that are not for development only, by name. */
export const listShipped = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional)
    .map(([path, { version, license = '' }]) => ({ name: path.split('node_modules/').at(-1), version, license }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))

if (process.argv[1] === import.meta.filename) {
  const packages = listShipped(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  console.info('| Package | Version | Licence |\n|---|---|---|')
  for (const { name, version, license } of packages) console.info(`| ${name} | ${version} | ${license} |`)
  const refused = packages.filter(({ license }) => !isAllowedLicence(license))
  for (const { name, license } of refused)
    console.error(`${name} has the licence ${license || 'none'}, which is not allowed.`)
  process.exit(refused.length > 0 ? 1 : 0)
}
