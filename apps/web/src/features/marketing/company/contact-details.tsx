import { Clock, LifeBuoy, Mail, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/display/badge'
import { businessHours } from '../product-figures'
import { sampleAddress } from './company-content'

const row = 'relative ps-10'
const term =
  'flex flex-wrap items-center gap-2 font-semibold [&>svg]:absolute [&>svg]:start-0 [&>svg]:top-0 [&>svg]:size-6 [&>svg]:text-herb-ink'

export function ContactDetails() {
  return (
    <dl className="flex flex-col gap-6">
      <div className={row}>
        <dt className={term}>
          <Clock aria-hidden />
          Business hours
        </dt>
        <dd>{businessHours}</dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <LifeBuoy aria-hidden />
          In a hurry?
        </dt>
        <dd>
          The <Link to={paths.faq}>Help Center</Link> answers at any hour.
        </dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <Mail aria-hidden />
          Email <Badge>Sample</Badge>
        </dt>
        <dd className="wrap-anywhere">{sampleAddress.email}</dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <MapPin aria-hidden />
          Address <Badge>Sample</Badge>
        </dt>
        <dd>
          {sampleAddress.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}
