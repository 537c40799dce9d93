import { paths } from '../paths'

interface NavigationLink {
  readonly label: string
  readonly to: string
}

export const topNavigation: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Product', to: paths.product },
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Community', to: paths.community },
  { label: 'Company', to: paths.company },
  { label: 'FAQ', to: paths.faq },
]

export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Product', to: paths.product },
  { label: 'Community', to: paths.community },
  { label: 'Dashboard', to: paths.userDashboard },
]

export const supportLinks: readonly NavigationLink[] = [
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact', to: paths.company },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
]
