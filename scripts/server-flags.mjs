/**
 * How Node runs the server, here and in the image.
 *
 * What answers are made of is gone once they are sent. With the usual 16 MB for what is new, a single long answer teaches the engine
 * that all made in the same places stays: from then on it is kept until the next great tidying, which costs a tenth of each answer's
 * time. With twice that room it is not taught so.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=32']
