import { LegalDocument } from './legal-document'
import { termsChapters } from './terms-chapters'

export function TermsPage() {
  return <LegalDocument heading="Terms of Service" updated="16 November 2026" chapters={termsChapters} />
}
