import { Skeleton } from '../../ui/skeleton'

/** As high as what most see. */
export function BillingSkeleton() {
  return (
    <>
      <div className="flex h-39.5 flex-col gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-7 w-20" />
        <Skeleton lines={2} className="max-w-80" />
      </div>
      {['premium', 'pro'].map((plan) => (
        <div key={plan} className="flex min-h-21 items-center justify-between gap-6">
          <Skeleton lines={2} className="w-56 max-w-full" />
          <Skeleton className="h-11 w-28" />
        </div>
      ))}
      <div className="flex min-h-19 items-center justify-between gap-6">
        <Skeleton lines={1} className="w-72 max-w-full" />
        <Skeleton className="h-11 w-48" />
      </div>
    </>
  )
}
