/**
 * Node flags of the server, here and in the image.
 *
 * Objects of a response are garbage once it is sent. With the default semi-space of 16 MB, a single long response makes V8 assume that
 * objects from the same allocation sites are long-lived. It then allocates them in the old space until the next major collection, which
 * costs a tenth of each response's time. Twice the semi-space prevents that.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=32']
