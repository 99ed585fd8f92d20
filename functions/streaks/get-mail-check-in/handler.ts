import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type EnvOf, LINK_SECRET_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { createMailLinkDeps, type MailLinkDeps, readMailLink, showMailLink } from '#functions/streaks/read-mail-link.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, LINK_SECRET_NAME }

/** Writes nothing: a mail scanner may call it before the person does (MAIL-13). */
export const getMailCheckIn =
  (deps: MailLinkDeps): OpenOperation<typeof contract> =>
  async ({ body: { token } }) => {
    const read = await readMailLink(deps, token)
    const check_in = 'shown' in read ? read.shown : showMailLink(read.valid, read.valid.own.run, read.valid.row)
    return { success: true, check_in }
  }

const live = (env: EnvOf<typeof Env>): MailLinkDeps =>
  createMailLinkDeps(createTable(env.TABLE_NAME), env.LINK_SECRET_NAME)

export const handler = openHttp(contract, () => getMailCheckIn(live(readEnv(Env))))
