import { termsChapters } from './content/terms'
import { LegalPage } from './legal-page'

export function TermsPage() {
  return <LegalPage heading="Terms of Service" updated="16 November 2026" chapters={termsChapters} />
}
