import { PageHeading } from '../ui/page-heading'

/** A room of the house before its feature moves in. */
export function UnfurnishedPage({ heading }: { readonly heading: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title={heading} intro="This room is being furnished." />
    </div>
  )
}
