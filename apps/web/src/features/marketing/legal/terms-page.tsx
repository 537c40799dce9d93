import { LegalPage } from './legal-page'
import { termsChapters } from './terms-chapters'

export function TermsPage() {
  return <LegalPage heading="Terms of Service" updated="16 November 2026" chapters={termsChapters} />
}
