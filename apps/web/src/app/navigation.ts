import { paths } from '../paths'

interface Destination {
  readonly label: string
  readonly to: string
}

export const topNavigation: readonly Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Product', to: paths.product },
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Community', to: paths.community },
  { label: 'Company', to: paths.company },
  { label: 'FAQ', to: paths.faq },
]

export const quickLinks: readonly Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Product', to: paths.product },
  { label: 'Community', to: paths.community },
  { label: 'Dashboard', to: paths.userDashboard },
]

export const supportLinks: readonly Destination[] = [
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact', to: paths.company },
]

export const legalLinks: readonly Destination[] = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
]
