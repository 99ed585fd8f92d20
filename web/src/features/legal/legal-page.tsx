import type { ReactNode } from 'react'
import { PROVIDER } from '#web/lib/copy.ts'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import './legal.css'

type Props = { title: string; lead: string; children: ReactNode }

/** A text of some length: a title, what it comes to, and its sections. */
export const LegalPage = ({ title, lead, children }: Props) => (
  <>
    <main id="main" className="wrap">
      <article className="legal">
        <header>
          <h1>{title}</h1>
          <p className="legal-lead">{lead}</p>
          <p className="fine-print">In force since {PROVIDER.textsFrom}.</p>
        </header>
        {children}
      </article>
    </main>
    <SiteFooter />
  </>
)

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="legal-section">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
)

/** Whom to write to, as a link in a sentence. */
export const Address = () => <a href={`mailto:${PROVIDER.email}`}>{PROVIDER.email}</a>
