/** The link that the owner sends (WITNESS-1). `siteUrl` is the page's origin. The fragment is sent to no server (ADR 225). */
export const witnessUrl = (siteUrl: string, token: string): string => `${siteUrl.replace(/\/+$/, '')}/witness#${token}`
