declare module 'spayd' {
  /** The keys of a descriptor that we write; throws a string when one does not fit the standard. */
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
