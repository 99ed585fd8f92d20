import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the module that replaces `@smithy/node-http-handler` of the folder `packages` in the bundles. It has no HTTP/2: Bedrock's
 * client, the only one with that default, gets a handler of HTTP/1.1 (ADR 267).
 */
export const createHttpOneModule = (packages: string, file: string): void => {
  const serde = JSON.stringify('@smithy/core/serde')
  const handler = JSON.stringify(join(packages, '@smithy/node-http-handler/dist-es/node-http-handler.js'))
  writeFileSync(
    file,
    `export { DEFAULT_REQUEST_TIMEOUT, NodeHttpHandler, NodeHttpHandler as NodeHttp2Handler } from ${handler}
export { streamCollector } from ${serde}
`,
  )
}
