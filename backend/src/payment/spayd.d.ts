declare module 'spayd' {
  /** The keys of a descriptor that we use; throws a string if one violates the standard. */
  interface PaymentDescription {
    acc: string;
    am: string;
    cc?: string;
    dt?: Date;
    msg?: string;
    xvs?: string;
  }
  export default function spayd(payment: PaymentDescription): string;
}
