import { html } from 'hono/html'

/**
 * The layout of every mail. It uses tables and inline styles, which mail clients support, and loads no external resource
 * (MAIL-3, MAIL-19). The dark theme is one media query over the classes. Outlook for Windows renders with Word, which knows no
 * `max-width`, no padding of links and no margin of tables: it gets a table of 600 px in a conditional comment.
 */

type Markup = ReturnType<typeof html>

/** hono's tag escapes every value. It returns a promise only when a value is a promise, and no template contains one. */
const toText = (markup: Markup): string => {
  if (markup instanceof Promise) throw new TypeError('A mail template must not hold a promise.')
  return markup.toString()
}

export const LIGHT = {
  page: '#fafbfc',
  sheet: '#ffffff',
  line: '#e1e6ec',
  tick: '#7f8999',
  ink: '#0b1220',
  quiet: '#5a6678',
  dawn: '#fa5c26',
} as const

const FAMILY = 'Instrument Sans,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Inline font styles. `size` and `line` (the line height) are pixels. */
export const type = (size: number, line: number, color: string, weight?: number) =>
  `font-family:${FAMILY};font-size:${size}px;line-height:${line}px;color:${color};${weight ? `font-weight:${weight};` : ''}`

export const eyebrow = (text: string, color: string = LIGHT.quiet) =>
  html`<p class="circle" style="margin:0 0 8px;${type(14, 20, color, 500)}">${text}</p>`

export const heading = (text: string, below = 28) =>
  html`<h1 dir="auto" class="ink title" style="margin:0 0 ${below}px;${type(36, 40, LIGHT.ink, 600)}letter-spacing:-0.8px;word-break:break-word;overflow-wrap:anywhere;">${text}</h1>`

/** A heading in the size of body text, for calm mails. */
export const calmHeading = (text: string) =>
  html`<h1 class="ink" style="margin:0 0 14px;${type(28, 34, LIGHT.ink, 500)}letter-spacing:-0.4px;">${text}</h1>`

/** A number that the mail is about, and what it counts. */
export const countedDays = (count: string, rest: string) =>
  html`<p class="ink" style="margin:0 0 16px;${type(17, 34, LIGHT.ink, 600)}"><span style="${type(32, 34, LIGHT.ink, 600)}" class="ink">${count}</span> ${rest}</p>`

export const subheading = (text: string) =>
  html`<h2 class="ink" style="margin:0 0 12px;${type(15, 20, LIGHT.ink, 600)}">${text}</h2>`

export const paragraph = (text: string | Markup, below = 16) =>
  html`<p dir="auto" class="ink" style="margin:0 0 ${below}px;${type(17, 27, LIGHT.ink)}word-break:break-word;">${text}</p>`

/** Paragraphs without a distance below the last one. */
export const paragraphList = (lines: readonly string[]) =>
  lines.map((line, index) => paragraph(line, index < lines.length - 1 ? 16 : 0))

export const small = (text: string | Markup, above = 0) =>
  html`<p class="quiet" style="margin:${above}px 0 0;${type(14, 20, LIGHT.quiet)}">${text}</p>`

const LINK = `display:inline-block;mso-padding-alt:0;border-radius:10px;${type(16, 20, LIGHT.ink, 600)}text-decoration:none;`
const LOOKS = {
  dawn: { name: 'stack', padding: '15px 26px', paint: `background-color:${LIGHT.dawn};`, border: '' },
  line: { name: 'stack plain', padding: '14px 25px', paint: '', border: `border:1px solid ${LIGHT.tick};` },
} as const

/** `name` is what a screen reader says; default the text. */
type ButtonText = { text: string; href: string; name?: string }

/**
 * A table of one cell with one link. The link holds the padding, so that all of the button can be pressed. Outlook for Windows pads
 * no links, so it takes the padding of the cell instead (`mso-padding-alt`).
 */
const buttonTable = ({ text, href, name }: ButtonText, look: keyof typeof LOOKS, around: Markup | '' = '') => {
  const { name: className, padding, paint, border } = LOOKS[look]
  const filled = paint === '' ? '' : html` bgcolor="${LIGHT.dawn}"`
  const label = name === undefined ? '' : html` aria-label="${name}"`
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"${around}><tr>
<td align="center" class="${className}"${filled} style="${border}border-radius:10px;${paint}mso-padding-alt:${padding};"><a href="${href}"${label} style="padding:${padding};${paint}${LINK}">${text}</a></td>
</tr></table>`
}

/** The primary button. On a phone it is as wide as the text. */
export const button = (link: ButtonText) => buttonTable(link, 'dawn')

const BESIDE = html` align="left" style="margin:0 12px 12px 0;mso-table-rspace:12px;mso-table-bspace:12px;"`

/** Up to two buttons without the colour of the product. They stand below each other where the width is short. */
export const quietButtons = (links: readonly ButtonText[]) =>
  html`${links.map((link) => buttonTable(link, 'line', BESIDE))}`

/** One button without the colour of the product. */
export const outlinedLink = (link: ButtonText) => buttonTable(link, 'line')

/** A link in the colour of the text. */
export const inkLink = (text: string, href: string) =>
  html`<a class="ink" href="${href}" style="color:${LIGHT.ink};">${text}</a>`

/** A section of the mail. `above` is the distance in pixels to the section before. */
export const section = (above: number, content: Markup | Markup[], below = 0) =>
  html`<tr><td class="gutter" style="padding:${above}px 44px ${below}px;">${content}</td></tr>`

export const footerLink = (text: string, href: string) =>
  html`<a class="quiet" href="${href}" style="color:${LIGHT.quiet};">${text}</a>`

export type Sheet = {
  title: string
  /** The text that an inbox shows beside the subject. */
  preheader: string
  /** The date and time that the mail was due, at the right of the header. */
  stamp?: string
  /** Colour of the goal's circle in the dark theme. */
  circleDark?: string
  /** Colours of several circles in the dark theme, for text of the classes `c0`, `c1` and so on, and cells of `c0-sun`. */
  darkColors?: string[]
  /** True for a mail without the colour of the product. */
  calm?: boolean
  sections: Markup[]
  footer: Markup
}

export const sheet = ({
  title,
  preheader,
  stamp,
  circleDark = '#94a0b3',
  darkColors = [],
  calm = false,
  sections,
  footer,
}: Sheet): string =>
  toText(html`<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>* { font-family: Arial, sans-serif !important; mso-line-height-rule: exactly; }</style><![endif]-->
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a:focus { outline: 2px solid #0b1220; outline-offset: 3px; }
@media (max-width: 600px) {
.gutter { padding-left: 22px !important; padding-right: 22px !important; }
.title { font-size: 30px !important; line-height: 34px !important; }
.wide { width: 100% !important; }
.stack a { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
.page { background-color: #090e17 !important; }
.sheet { background-color: #101724 !important; }
.ink { color: #edf1f7 !important; }
.quiet { color: #94a0b3 !important; }
.line { border-color: #222d3f !important; }
.tick { background-color: #66748b !important; }
.circle { color: ${circleDark} !important; }
.circle-sun { background-color: ${circleDark} !important; }
${darkColors.map((color, index) => `.c${index} { color: ${color} !important; }\n.c${index}-sun { background-color: ${color} !important; }\n`).join('')}.plain { border-color: #66748b !important; }
.plain a { color: #edf1f7 !important; }
a:focus { outline-color: #ffffff; }
}
</style>
</head>
<body class="page" bgcolor="${LIGHT.page}" style="margin:0;padding:0;background-color:${LIGHT.page};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preheader}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.page}" style="background-color:${LIGHT.page};">
<tr><td align="center" style="padding:24px 12px 40px;">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet line" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.sheet}" style="width:100%;max-width:600px;background-color:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:14px;">
<tr><td class="gutter" style="padding:28px 44px 0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="${type(15, 20, LIGHT.ink, 600)}"><span aria-hidden="true" style="color:${calm ? LIGHT.quiet : LIGHT.dawn};">${calm ? '○' : '●'}</span>&nbsp; Five Circles</td>
<td class="quiet" align="right" style="${type(14, 20, LIGHT.quiet)}">${stamp ?? ''}</td>
</tr></table>
</td></tr>
${sections}
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td class="gutter quiet" style="padding:20px 44px 0;${type(13, 20, LIGHT.quiet)}word-break:break-word;overflow-wrap:anywhere;">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`)
