import { addressParser } from 'postal-mime'

/** The bare addresses in the text of a header or parameter, without groups and names. */
export const addressesIn = (text: string): string[] =>
  addressParser(text, { flatten: true }).flatMap(({ address }) => (address ? [address] : []))

/** The error text of SES for an invalid address; undefined for a valid one. */
export const addressProblem = (address: string): string | undefined => {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1) return "Missing final '@domain'"
  if (!/^[\x21-\x7e]+$/.test(address.slice(0, at))) return 'Local address contains control or whitespace'
  if (!/^[a-z0-9.-]+$/i.test(address.slice(at + 1))) return 'Domain contains illegal character'
  return undefined
}

/** Whether the address, its domain or a parent domain is a verified identity. */
export const isVerified = (address: string, identities: string[]): boolean => {
  const sender = address.toLowerCase()
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return identities.some((identity) => {
    const verified = identity.toLowerCase()
    return verified === sender || verified === domain || domain.endsWith(`.${verified}`)
  })
}
