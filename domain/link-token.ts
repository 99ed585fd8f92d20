/** A signed link's token: `<payload>.<signature>`, both in base64url; the signature is an HMAC-SHA-256 (ADR 215). */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{16,600}\.[A-Za-z0-9_-]{43}$/
