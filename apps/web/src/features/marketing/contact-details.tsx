import { Clock, LifeBuoy, Mail, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Badge } from '../../ui/badge'
import { sampleAddress } from './content/company'
import { businessHours } from './content/figures'

const row = 'grid grid-cols-[1.5rem_1fr] gap-x-4 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:text-herb-ink'
const term = 'flex flex-wrap items-center gap-2 font-semibold'

export function ContactDetails() {
  return (
    <dl className="flex flex-col gap-6">
      <div className={row}>
        <Clock aria-hidden />
        <div>
          <dt className={term}>Business hours</dt>
          <dd>{businessHours}</dd>
        </div>
      </div>
      <div className={row}>
        <LifeBuoy aria-hidden />
        <div>
          <dt className={term}>In a hurry?</dt>
          <dd>
            The <Link to={paths.faq}>Help Center</Link> answers at any hour.
          </dd>
        </div>
      </div>
      <div className={row}>
        <Mail aria-hidden />
        <div>
          <dt className={term}>
            Email <Badge>Sample</Badge>
          </dt>
          <dd className="wrap-anywhere">{sampleAddress.email}</dd>
        </div>
      </div>
      <div className={row}>
        <MapPin aria-hidden />
        <div>
          <dt className={term}>
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
      </div>
    </dl>
  )
}
