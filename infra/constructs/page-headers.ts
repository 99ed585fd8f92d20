import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront'

/**
 * The origins that the page may load from and connect to. It allows no inline script or style and no `eval`. The only
 * external image is the photo of a Google account.
 */
const contentSecurityPolicy = (identityOrigins: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https://*.googleusercontent.com",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...identityOrigins].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** The headers of every response of the page's origin, including the API's. */
export const pageHeaders = (identityOrigins: string[]): ResponseHeadersPolicyProps => ({
  comment: 'Security headers of the page',
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(identityOrigins), override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
  },
  customHeadersBehavior: {
    customHeaders: [
      // The sign-in popup has another origin and sends its result to its opener (AUTH-6).
      { header: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups', override: true },
      { header: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()', override: true },
    ],
  },
})
