import { join } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { readStem } from '../bundle-handlers.ts'

/** The code of the handlers, from the folder into which they were bundled before. Undefined: no stack is deployed. */
export class HandlerCode {
  private readonly bundles: string | undefined

  constructor(bundles: string | undefined) {
    this.bundles = bundles
  }

  /** Throws when the handlers of a stack that needs bundles were not bundled. */
  of(entry: string, bundlingRequired: boolean): Code {
    if (!bundlingRequired) return Code.fromInline(`// ${entry}`)
    if (this.bundles === undefined) throw new Error(`${entry} is not bundled.`)
    return Code.fromAsset(join(this.bundles, readStem(entry)), { exclude: ['*.map'] })
  }
}
