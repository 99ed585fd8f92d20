import { type Context, Hono } from 'hono'
import type { StoredMail } from '#local/contracts/services.ts'
import { createPageAssets, createPageHeaders } from '#local/services/page-assets.ts'
import { INBOX_PATH, isTab, listPage, MAIL_SANDBOX, mailPage, missingPage } from './inbox-pages.ts'
import type { Mailbox } from './mailbox.ts'
import { parseMessage } from './message.ts'

/** A mail may use inline styles and images. It cannot load resources or run scripts. */
const BODY_POLICY = {
  'content-security-policy': [
    `sandbox ${MAIL_SANDBOX}`,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const LINKS_OPEN_OUTSIDE = '<base target="_blank">'

/** Makes the links of a mail open in a new tab, as in a mail client. */
const withOutsideLinks = (body: string): string => {
  const opening = /<head(?:\s[^>]*)?>/i.exec(body) ?? /<html(?:\s[^>]*)?>/i.exec(body) ?? /<!doctype[^>]*>/i.exec(body)
  if (!opening) return `<!doctype html>${LINKS_OPEN_OUTSIDE}${body}`
  const at = opening.index + opening[0].length
  return `${body.slice(0, at)}${LINKS_OPEN_OUTSIDE}${body.slice(at)}`
}

const hasAddress = ({ to }: StoredMail, part: string): boolean =>
  to.some((address) => address.toLowerCase().includes(part.toLowerCase()))

/** The pages that show the stack's mail, without scripts. */
export const createInbox = (mailbox: Mailbox): Hono => {
  const readPolicy = createPageHeaders("frame-src 'self'", "form-action 'self'")

  const showMissing = (context: Context) => context.html(missingPage(), 404, readPolicy)

  const readHeaders = async (id: string) => {
    const message = await mailbox
      .raw(id)
      .then(parseMessage)
      .catch(() => undefined)
    return message?.headers ?? []
  }

  return new Hono()
    .route('/', createPageAssets(new URL('inbox.css', import.meta.url)))
    .get('/', async (context) => {
      const to = context.req.query('to')?.trim() ?? ''
      const mails = (await mailbox.list()).toReversed()
      return context.html(listPage(to ? mails.filter((mail) => hasAddress(mail, to)) : mails, to), 200, readPolicy)
    })
    .post('/clear', async (context) => {
      await mailbox.clear()
      return context.redirect(INBOX_PATH, 303)
    })
    .get('/:id/body', async (context) => {
      const mail = await mailbox.find(context.req.param('id'))
      return mail?.html ? context.html(withOutsideLinks(mail.html), 200, BODY_POLICY) : showMissing(context)
    })
    .get('/:id/raw', async (context) => {
      const id = context.req.param('id')
      if (!(await mailbox.find(id))) return showMissing(context)
      return context.body(new Uint8Array(await mailbox.raw(id)), 200, {
        'content-type': 'message/rfc822',
        'content-disposition': `attachment; filename="${encodeURIComponent(id)}.eml"`,
        'x-content-type-options': 'nosniff',
      })
    })
    .get('/:id/:tab?', async (context) => {
      const { id, tab = 'message' } = context.req.param()
      const mail = await mailbox.find(id)
      if (!mail || !isTab(tab)) return showMissing(context)
      return context.html(mailPage(mail, tab, await readHeaders(id)), 200, readPolicy)
    })
    .get('*', (context) =>
      context.req.path === `${INBOX_PATH}/` ? context.redirect(INBOX_PATH) : showMissing(context),
    )
}
