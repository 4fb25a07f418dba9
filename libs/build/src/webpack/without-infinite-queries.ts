function isMissing(): never {
  throw new Error('This site has no infinite queries: lists have pages');
}

/** Stands for the part of the query library that reads page after page into one list, which it would always bring. */
export { isMissing as hasNextPage, isMissing as hasPreviousPage, isMissing as infiniteQueryBehavior };
